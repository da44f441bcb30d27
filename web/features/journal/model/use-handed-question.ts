import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes a question that another screen handed over (`state.question`), once the form can be changed, and once only. */
export function useHandedQuestion(ready: boolean, take: (question: string) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const question: unknown = state?.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is another one at each render
  useEffect(() => {
    if (!ready || typeof question !== 'string') return;
    take(question);
    void navigate(pathname + search, { replace: true, state: { ...state, question: undefined } });
  }, [ready, question, navigate, pathname, search]);
}
