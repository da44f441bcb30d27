import { Check } from 'lucide-react';
import { Tag } from '../../../ui/tag';

/** Says that whoever runs this has approved a question (spec section 4). */
export function ApprovedTag() {
  return (
    <Tag tone="ok" icon={<Check size={16} strokeWidth={1.6} aria-hidden />}>
      Approved
    </Tag>
  );
}
