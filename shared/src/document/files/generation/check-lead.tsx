import { useQuery } from '@tanstack/react-query';

import type { FileOwner } from '../file-owner';
import { previewQuery } from './generation.queries';

/** What there is to look at before the text is made; of a template without fields nothing is. */
export function CheckLead({ owner, templateId }: { owner: FileOwner; templateId: number }) {
  const { data: preview } = useQuery(previewQuery(templateId, owner));
  return preview?.values.length === 0 && preview.unknown_tags.length === 0
    ? 'Полей в шаблоне нет: текст войдёт в документ как есть.'
    : 'Проверьте значения: они попадут в документ.';
}
