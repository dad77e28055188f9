import { usePageTitle } from 'shared/area';

import { AgreementForm } from './agreement.form';

/** The page that makes an agreement. */
export default function AgreementCreatePage() {
  usePageTitle('Новый договор');
  return <AgreementForm agreement={null} open="all" closed={false} />;
}
