import { documentFields, formGrid as classes } from 'shared/document-form';

/** What the form of every signed document holds of its electronic exchange. */
interface ExchangeValues {
  signing_method: string;
  edi_operator: string;
  edi_document_id: string;
  edi_status: string;
  edi_url: string;
}

const { useForm, BoundText } = documentFields<ExchangeValues>();

/** By whom the document is exchanged and where it stands there; nothing of one that is signed otherwise. */
export function EdiFields() {
  const { form } = useForm();
  if (form.values.signing_method !== 'edi') return null;
  return (
    <>
      <BoundText className={classes.w6} field="edi_operator" />
      <BoundText className={classes.w6} field="edi_document_id" />
      <BoundText className={classes.w6} field="edi_status" />
      <BoundText className={classes.w6} field="edi_url" placeholder="https://" />
    </>
  );
}
