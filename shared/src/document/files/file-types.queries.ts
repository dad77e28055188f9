import { bookQuery } from '../../query/query';

interface FileType {
  id: number;
  name: string;
  is_active: boolean;
  has_expiry?: boolean;
}

/** Query of the types a file may have. */
export const fileTypesQuery = () => bookQuery<FileType>('document-types');
