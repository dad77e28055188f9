import { formGrid as classes, FormPart } from 'shared/document-form';
import {
  ACTIVATION_BASIS_LABELS,
  SIGNING_METHOD_LABELS,
} from 'shared/contract/agreement/agreement-terms.labels';

import { OriginalsFields } from '../../originals/originals-fields';
import { EdiFields } from '../../signing/edi-fields';
import { BoundSegmented, BoundSelect } from '../fields/agreement-fields';
import { useAgreementFacts } from '../form-context';

/** How the agreement is signed and where its original is. */
export function SigningFields() {
  const { open } = useAgreementFacts();
  return (
    <FormPart section="signing">
      <div className={classes.grid}>
        {open.includes('open') && (
          <>
            <BoundSelect className={classes.w6} field="signing_method" labels={SIGNING_METHOD_LABELS} />
            <BoundSegmented
              className={classes.w6}
              field="activation_basis"
              labels={ACTIVATION_BASIS_LABELS}
            />
          </>
        )}
        <OriginalsFields />
        <EdiFields />
      </div>
    </FormPart>
  );
}
