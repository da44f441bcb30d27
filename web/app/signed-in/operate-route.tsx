import { NotFoundScreen } from '../../features/not-found/not-found-screen';
import { OperateDoor } from '../../features/operate/operate-door';

/** The operator's page, or what stands at every address that names no screen. */
export function OperateRoute() {
  return <OperateDoor notFound={<NotFoundScreen />} />;
}
