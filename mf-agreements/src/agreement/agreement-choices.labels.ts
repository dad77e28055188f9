export const ACTIVATION_BASIS_LABELS = { copy: 'По копии', original: 'По оригиналу' } as const;
export const CONFIDENTIALITY_LABELS = { normal: 'Обычный', restricted: 'Только участники' } as const;
