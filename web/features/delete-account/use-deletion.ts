import { useState } from 'react';
import { useSync } from '../../sync/react/sync-facts';
import { type DeletionProblem, deleteAccount } from './commands';

/**
 *   asking ──deleteNow──▶ deleting ──done──▶ gone ──▶ (the loop hears 410: the device is wiped, a new page: /auth)
 *     ▲                      │
 *     └───────refused────────┘
 */
export interface Deletion {
  readonly phase: 'asking' | 'deleting' | 'gone';
  readonly problem: DeletionProblem | undefined;
  readonly deleteNow: (confirmation: string, password: string) => void;
}

export function useDeletion(): Deletion {
  const { syncNow } = useSync();
  const [phase, setPhase] = useState<Deletion['phase']>('asking');
  const [problem, setProblem] = useState<DeletionProblem>();

  async function run(confirmation: string, password: string): Promise<void> {
    setPhase('deleting');
    setProblem(undefined);
    const result = await deleteAccount(confirmation, password);
    setPhase(result.ok ? 'gone' : 'asking');
    if (result.ok) await syncNow();
    else setProblem(result.problem);
  }

  return {
    phase,
    problem,
    deleteNow: (confirmation, password) => void run(confirmation, password),
  };
}
