import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { quoted } from '../../contract/quotation';
import { useAlerts } from '../../alerts/alerts';
import type { Comment, QuotedPlace } from '../../contract/comment/comment';
import type { DocumentFile } from '../../contract/file/file';
import { filesQuery } from '../files/files.queries';
import { FilePreview } from '../files/preview/file-preview';
import { previewed } from '../files/previewed';
import { TextButton } from '../../ui/ui';
import type { Discussed } from './comments.api';
import classes from './comments.module.css';
import { placeName } from './place-name';

type Quote = NonNullable<Comment['quote']>;

/** The version the words were quoted from, and the latest of those that came after it in its series. */
export function versionsOf(files: readonly DocumentFile[], versionId: number): DocumentFile[] {
  const own = files.find(({ id }) => id === versionId);
  if (own === undefined) return [];
  const inSeries = ({ kind, document_type }: DocumentFile) =>
    kind !== 'attachment' && kind !== 'signature' && document_type?.id === own.document_type?.id;
  const later = files
    .filter((file) => inSeries(own) && inSeries(file) && file.version > own.version)
    .sort((left, right) => right.version - left.version)
    .slice(0, 1);
  return [own, ...later];
}

interface ShownPlaceProps {
  of: Discussed;
  quote: Quote;
  place: QuotedPlace & { version_id: number };
  onClose: () => void;
}

function ShownPlace({ of, quote, place, onClose }: ShownPlaceProps) {
  const alerts = useAlerts();
  const { data, error } = useQuery(filesQuery(of));
  const [openId, setOpenId] = useState(place.version_id);
  const versions = data && versionsOf(data, place.version_id);
  const isGone = versions?.length === 0;
  const giveUp = useEffectEvent(() => {
    if (error !== null) alerts.failure(error);
    else alerts.error(`Файла ${quoted(place.file_name)} у документа больше нет`);
    onClose();
  });
  useEffect(() => {
    if (error !== null || isGone) giveUp();
  }, [error, isGone]);
  if (versions === undefined || isGone) return null;
  const { prefix, suffix, version_id, file_version, is_checked } = place;
  return (
    <FilePreview
      files={versions.map(previewed)}
      openId={openId}
      onOpen={setOpenId}
      onClose={onClose}
      sought={{
        text: quote.text,
        prefix,
        suffix,
        versionId: version_id,
        version: file_version,
        isChecked: is_checked,
      }}
    />
  );
}

/** The file the words were quoted from: a press shows them in it. */
export function QuotedFile({ of, quote, place }: { of: Discussed; quote: Quote; place: QuotedPlace }) {
  const [isOpen, setOpen] = useState(false);
  const { version_id: versionId } = place;
  if (versionId === null) {
    return <span className={classes.fine}>{`${placeName(place)}, версия удалена`}</span>;
  }
  return (
    <>
      <TextButton
        data-paper
        title="Показать место в файле"
        onClick={() => {
          setOpen(true);
        }}
      >
        {placeName(place)}
      </TextButton>
      {isOpen && (
        <ShownPlace
          {...{ of, quote }}
          place={{ ...place, version_id: versionId }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
