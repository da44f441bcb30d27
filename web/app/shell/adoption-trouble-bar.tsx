import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { sayAdoptionTrouble } from '../../person/guest/adoption-trouble';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { useOpened } from '../signed-in/opened-context';
import { NoticeBar } from './notice-bar';

/** Says that what somebody wrote as a guest is not in their account yet, and what helps (P76). */
export function AdoptionTroubleBar() {
  const { adoptionTrouble } = useOpened();
  const { keeper } = usePerson();
  const [putOff, setPutOff] = useState(false);
  if (!adoptionTrouble || putOff) return null;
  const tryAgain = () => void keeper.flush().finally(() => location.reload());
  return (
    <NoticeBar
      icon={HardDrive}
      text={sayAdoptionTrouble(adoptionTrouble)}
      action={
        <Button variant="text" size="sm" className="px-1" onClick={tryAgain}>
          Try again
        </Button>
      }
      onLater={() => setPutOff(true)}
    />
  );
}
