/** Heading above what stands in the way of a document's next step, or is to be known while others decide. */
export function readinessTitle(status: string): string {
  if (status === 'approved') return 'Готовность к подписанию';
  return status === 'on_approval' || status === 'on_signing' ? 'Обратите внимание' : 'Готовность к отправке';
}
