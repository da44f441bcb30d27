import { type LookRequest, MARK, type OrganizationView } from '../../../shared/api/organizations';
import { NO_IMAGE } from '../../../shared/api/profile';
import { Problem } from '../../errors/problem';
import type { CleanImage } from '../../media/image-type';
import type { OrganizationRow } from '../../store/schema/organizations';
import { updateOrganization } from '../../store/sql/organization-rows';
import { cleanImage } from '../profile/clean-image';
import { requireAdmin } from './membership';
import { type OrganizationDeps, sayOrganization } from './organizations';

const TOO_LARGE = `Please choose a mark of at most ${MARK.side} pixels a side.`;
const DATA_URL = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Gives an organization another name, accent or mark. For the administrator. Throws a Problem for bytes that are no JPEG or
 * PNG, and for a picture that is too large.
 */
export async function changeLook(
  { store }: Pick<OrganizationDeps, 'store'>,
  accountId: string,
  organizationId: string,
  { organizationName: name, accent, mark }: LookRequest,
): Promise<OrganizationView> {
  const kept = mark === undefined ? {} : toColumns(mark);
  const changed = await store.write(async (tx) => {
    await requireAdmin(tx, accountId, organizationId);
    await updateOrganization(tx, organizationId, { name, accent, ...kept });
    return requireAdmin(tx, accountId, organizationId);
  });
  return sayOrganization(changed);
}

function toColumns(mark: string | null): Pick<OrganizationRow, 'mark' | 'markType'> {
  if (mark === null) return { mark: null, markType: null };
  const { bytes, type } = readMark(mark);
  return { mark: bytes, markType: type };
}

/** The visible parts of the picture alone. */
function readMark(dataUrl: string): CleanImage {
  const [, base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const image = cleanImage(Buffer.from(base64, 'base64'));
  if (!image || image.type === 'image/gif') throw new Problem(415, 'MEDIA_TYPE', NO_IMAGE);
  const isLarge = image.pixels > MARK.side ** 2 || image.bytes.length > MARK.bytes;
  if (isLarge) throw new Problem(413, 'BODY_TOO_LARGE', TOO_LARGE);
  return image;
}
