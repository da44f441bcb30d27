import { NotFoundScreen } from '../../features/not-found/not-found-screen';
import { OperateScreen } from '../../features/operate/operate-screen';

/** The operator's page, or what stands at every address that names no screen. */
export function OperateRoute() {
  return <OperateScreen notFound={<NotFoundScreen />} />;
}
