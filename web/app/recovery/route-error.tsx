import { useRouteError } from 'react-router-dom';
import { RecoveryScreen } from './recovery-screen';

export function RouteError() {
  return <RecoveryScreen error={useRouteError()} />;
}
