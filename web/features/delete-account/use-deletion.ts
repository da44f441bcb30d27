import { useState } from 'react';
import { useSync } from '../../sync/react/sync-facts';
import { type DeletionResult, deleteAccount } from './commands';

type Problem = Extract<DeletionResult, { ok: false }>;

/**
 *   asking ──deleteNow──▶ deleting ──done──▶ gone ──▶ (the loop hears 410: the device is wiped, a new page: /auth)
 *     ▲                      │
 *     └───────refused────────┘
 */
export interface Deletion {
  readonly phase: 'asking' | 'deleting' | 'gone';
  readonly problem: Problem | undefined;
  readonly deleteNow: (confirmation: string, password: string) => void;
}

export function useDeletion(): Deletion {
  const { syncNow } = useSync();
  const [phase, setPhase] = useState<Deletion['phase']>('asking');
  const [problem, setProblem] = useState<Problem>();

  async function run(confirmation: string, password: string): Promise<void> {
    setPhase('deleting');
    setProblem(undefined);
    const result = await deleteAccount(confirmation, password);
    setPhase(result.ok ? 'gone' : 'asking');
    if (result.ok) await syncNow();
    else setProblem(result);
  }

  return {
    phase,
    problem,
    deleteNow: (confirmation, password) => void run(confirmation, password),
  };
}
