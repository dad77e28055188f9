import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { Loader } from '../../../ui/ui';
import { FileNotLoaded, PreviewFailure } from './preview-failure';
import { fileBytesQuery } from './preview.queries';
import type { PreviewedFile } from './previewed-file';
import classes from './preview.module.css';

/** The picture shows the bytes for as long as it stands. */
function useBytes(blob: Blob | undefined) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (blob === undefined || picture.current === null) return;
    const address = URL.createObjectURL(blob);
    picture.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [blob]);
  return picture;
}

/** A scan as a picture, as wide as the panel. */
export function PictureView({ file }: { file: PreviewedFile }) {
  const { data, error, refetch } = useQuery(fileBytesQuery(file));
  const picture = useBytes(data);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <PreviewFailure file={file} title="Изображение не читается" />;
  if (error !== null && data === undefined) {
    return <FileNotLoaded file={file} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Loader />;
  return (
    <div className={classes.paper}>
      <img
        ref={picture}
        className={classes.picture}
        alt={file.name}
        onError={() => {
          setBroken(true);
        }}
      />
    </div>
  );
}
