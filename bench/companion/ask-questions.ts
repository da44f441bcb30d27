import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scriptureOfRepository } from '../../scripts/content/scripture-of-repository';
import { classify } from '../../shared/companion/care/classify';
import { reflect } from '../../shared/companion/reflect';
import { openScripture } from '../../shared/companion/retrieval/open-scripture';
import { findDispute } from '../../shared/content/viewpoints/find-dispute';
import { judge, type Outcome } from './measure';
import type { Question } from './question';

const FOLDER = 'bench/companion/questions';

/** The questions of one file with what became of them. */
export interface AskedFile {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
}

/** Asks the embedded companion every question, as a device would. */
export async function askQuestions(): Promise<AskedFile[]> {
  const deps = { scripture: openScripture(scriptureOfRepository()), classify, findDispute };
  const askFile = async (file: string): Promise<AskedFile> => {
    const questions = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Question[];
    const outcomes = questions.map(async (question) =>
      judge(question, await reflect(question.text, deps)),
    );
    return { name: basename(file, '.json'), outcomes: await Promise.all(outcomes) };
  };
  return Promise.all(readdirSync(FOLDER).sort().map(askFile));
}
