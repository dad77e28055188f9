import type { FileFragment } from 'shared/contract/list/search';

import classes from './palette.module.css';

/** Where the words stand in a file of the record, and what stands around them. */
export function InFile({ fragment }: { fragment: FileFragment }) {
  return (
    <span className={classes.inFile} title={fragment.file_name}>
      {'в тексте файла: '}
      {fragment.parts.map(({ text, is_found: isFound }, at) =>
        isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}
