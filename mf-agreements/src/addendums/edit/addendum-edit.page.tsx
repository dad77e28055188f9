import type { Addendum } from 'shared/contract/addendum/addendum';
import { DocumentEditPage } from 'shared/document-form';

import { paths } from '../../paths';
import { ADDENDUM_NOUN, addendumName, lockedNote } from '../addendum/addendum.labels';
import { AddendumForm } from './addendum.form';

/** The page that changes an addendum. */
export default function AddendumEditPage() {
  return (
    <DocumentEditPage<Addendum>
      resource="addendums"
      noun={ADDENDUM_NOUN}
      back={paths.addendums()}
      card={paths.addendum}
      name={addendumName}
      note={lockedNote}
      form={(addendum, open, closed) => <AddendumForm addendum={addendum} open={open} closed={closed} />}
    />
  );
}
