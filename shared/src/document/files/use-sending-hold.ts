import { quoted } from '../../contract/quotation';
import { counted } from '../../format/format';
import { useTransfers } from '../../transfers/transfer-desk';

/**
 * Why a record cannot be passed on from this window yet: files are still on their way to it. Undefined when none are. The
 * record is named as its files name it, «agreement», or by the resource it is read from, «agreements».
 */
export function useSendingHold(name: string, id: number | undefined): string | undefined {
  const waited = useTransfers().filter(
    ({ status, subject }) =>
      (status === 'waiting' || status === 'running') &&
      subject !== null &&
      subject.id === id &&
      (subject.type === name || subject.resource === name),
  );
  const [first] = waited;
  if (first === undefined) return undefined;
  const files =
    waited.length === 1
      ? `файла ${quoted(first.title)}`
      : counted(waited.length, ['файла', 'файлов', 'файлов']);
  return `Дождитесь загрузки ${files} или отмените её`;
}
