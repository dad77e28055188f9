export { formatDate, formatDateTime, formatTime, isoDate, shortDate } from './date';
export { daysUntil, relativeDay, relativeTime } from './relative-date';
export { formatAmount, formatNumber } from './number';
export { plainDecimal } from './plain-decimal';
export { currencySign, type Currency } from './currency-sign';
export { fileName, fileSize, isDocumentFile } from './file';
export { plural } from './plural';
export { counterpartyName, initials, shortName } from './name';
export { requisitesOf } from './requisites-of';
