import { usePageTitle } from 'shared/area';
import { FIELD_GROUPS } from 'shared/contract/record/field-table';

import { AgreementForm } from './agreement.form';

/** The page that makes an agreement. */
export default function AgreementCreatePage() {
  usePageTitle('Новый договор');
  return <AgreementForm agreement={null} open={FIELD_GROUPS} closed={false} />;
}
