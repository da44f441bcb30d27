import { Link } from 'react-router-dom';
import { useOrganizations } from '../../account/react/use-organizations';
import { useHere } from '../../ui/came-from';
import { Fact } from '../../ui/facts';

/** The organization one belongs to, and the way to it, or into one. */
export function OrganizationFact() {
  const here = useHere();
  const { value } = useOrganizations();
  const [first, ...more] = value ?? [];
  const name = first && more.length === 0 ? first.organizationName : undefined;
  return (
    <Fact label="Organization">
      <Link to="/organization" state={here} className="text-link wrap-anywhere">
        {name ?? (first ? `${more.length + 1} organizations` : 'None')}
      </Link>
    </Fact>
  );
}
