import { IconFile } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { TextField } from 'shared/form';
import { Button } from 'shared/ui';

import { fileHash } from './file-hash';
import classes from './sheet.module.css';

interface FileSumFieldProps {
  value: string;
  error: string | undefined;
  onChange: (sum: string) => void;
}

/** The sum of the file in hand: counted of a chosen file, which never leaves the browser, or typed. */
export function FileSumField({ value, error, onChange }: FileSumFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [isUncounted, setUncounted] = useState(false);
  const alerts = useAlerts();
  const count = async (file: File) => {
    const sum = await fileHash(file);
    setUncounted(sum === null);
    if (sum === null) return;
    onChange(sum);
    setName(file.name);
  };
  const failed = () => {
    alerts.warning('Файл не прочитан. Выберите его ещё раз');
  };
  return (
    <div className={classes.file}>
      <div className={classes.chosen}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Файл"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) count(file).catch(failed);
            // The same file may be chosen again after it was changed.
            target.value = '';
          }}
        />
        <Button icon={<IconFile size={16} stroke={1.75} />} onClick={() => input.current?.click()}>
          Выбрать файл
        </Button>
        <span>{name ?? 'Файл остаётся у вас: сравнивается только его контрольная сумма'}</span>
      </div>
      <TextField
        label="SHA-256 файла"
        value={value}
        error={error}
        onChange={(text) => {
          setName(null);
          onChange(text);
        }}
      />
      {isUncounted && (
        <small>
          Здесь браузер не считает сумму сам. Её показывает команда «certutil -hashfile имя-файла SHA256» в
          Windows и «sha256sum имя-файла» в Linux.
        </small>
      )}
    </div>
  );
}
