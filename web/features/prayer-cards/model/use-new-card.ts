import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CARDS_PLACE, NEW_CARD_PLACE } from './places';

/** Whether a card is being begun. The address says so: the back button closes its dialog. */
export function useNewCard() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const options = { preventScrollReset: true } as const;
  return {
    isNew: search.has('new'),
    begin: () => void navigate(NEW_CARD_PLACE, { ...options, state: { ...state, isOver: true } }),
    end: () => {
      if (state?.isOver) void navigate(-1);
      else void navigate(CARDS_PLACE, { ...options, replace: true, state });
    },
  };
}
