import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { DocumentEditPage } from 'shared/document-form';

import { AGREEMENT_NOUN } from '../agreement/agreement-noun';
import { lockedNote } from '../agreement/agreement.labels';
import { paths } from '../paths';
import { AgreementForm } from './agreement.form';

/** The page that changes an agreement. */
export default function AgreementEditPage() {
  return (
    <DocumentEditPage<Agreement>
      resource="agreements"
      noun={AGREEMENT_NOUN}
      back={paths.agreements()}
      card={paths.agreement}
      name={agreementName}
      note={lockedNote}
      form={(agreement, open, closed) => <AgreementForm agreement={agreement} open={open} closed={closed} />}
    />
  );
}
