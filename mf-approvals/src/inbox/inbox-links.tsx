import { useQuery } from 'shared/query';
import { TextLink } from 'shared/ui';

import { summaryQuery } from '../api/approvals.queries';
import { paths } from '../paths';

/** From the inbox to where approvals are waited for, and to who decides for whom. */
export function InboxLinks() {
  const oversees = useQuery(summaryQuery()).data?.oversees === true;
  return (
    <>
      {oversees && (
        <TextLink to={paths.oversight()} data-alone>
          Где ждут
        </TextLink>
      )}
      <TextLink to={paths.absences()} data-alone>
        Замещения
      </TextLink>
    </>
  );
}
