import { useEffect, useRef, useState } from 'react';

import { newId } from '../../contract/new-id';
import type { FileKind } from '../../contract/file/file';
import { errorOf } from '../../http/http';
import { fileRefusal } from './file-check';
import type { FileOwner } from './file-owner';
import { useUploadFile } from './files.mutations';

/** A file on its way, or one that did not make it. */
export interface RunningUpload {
  key: string;
  name: string;
  size: number;
  /** 0 to 100; null once it was refused. */
  percent: number | null;
  error: string | null;
}

interface UploadRequest {
  kind: FileKind;
  documentTypeId: number | null;
}

/** Uploads of a document's files: several at once, each with its progress, each to be cancelled alone. */
export function useFileUploads(owner: FileOwner) {
  const upload = useUploadFile(owner);
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const patch = (key: string, change: Partial<RunningUpload>) => {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  };
  const forget = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((before) => before.filter((one) => one.key !== key));
  };

  const send = async (key: string, file: File, request: UploadRequest) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      await upload.mutateAsync({
        file,
        ...request,
        signal: controller.signal,
        onProgress: (percent) => {
          patch(key, { percent });
        },
      });
      forget(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, errors } = errorOf(error);
      patch(key, { percent: null, error: Object.values(errors)[0]?.[0] ?? message });
    }
  };

  const start = (files: Iterable<File>, request: UploadRequest) => {
    for (const file of files) {
      const key = newId();
      const error = fileRefusal(file);
      const row = { key, name: file.name, size: file.size, percent: error === null ? 0 : null, error };
      setUploads((before) => [...before, row]);
      if (error === null) void send(key, file, request);
    }
  };
  return { uploads, start, cancel: forget };
}
