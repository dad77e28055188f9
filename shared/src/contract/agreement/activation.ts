import type { OriginalsStatus, SigningMethod } from './agreement-status';

/** Of a document, by what it takes effect. */
export interface ActivationFacts {
  activation_basis: 'copy' | 'original';
  signing_method: SigningMethod;
  originals_status: OriginalsStatus;
}

/** True of what takes effect by the original and has not got it; an electronic document is its own original. */
export const lacksOriginal = ({ activation_basis, signing_method, originals_status }: ActivationFacts) =>
  activation_basis === 'original' && signing_method !== 'edi' && originals_status !== 'received';
