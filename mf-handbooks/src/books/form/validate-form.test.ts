import { documentTypes } from 'shared/contract/books/document-types.book';

import { aBookRow } from '../../testing/book-row.builder';
import { formOf } from './form-values';
import { validateForm } from './validate-form';

test('an ending no file of the product has is told of before it is sent', () => {
  const values = formOf(documentTypes, aBookRow(documentTypes));
  const faultOf = (typed: string) =>
    validateForm(documentTypes, { ...values, allowed_extensions: typed }).allowed_extensions;
  expect(faultOf('.PDF, docx')).toBeUndefined();
  expect(faultOf('pdf, exe')).toContain('Такие файлы не принимаются');
});
