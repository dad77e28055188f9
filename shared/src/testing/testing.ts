export { stubNetwork, reply, type StubbedNetwork, type StubRequest } from './stub-network';
export { aWindowToNarrow, type NarrowWindow } from './narrow-window';
export { NO_COMMENTS } from './no-comments';
export { renderPage, aSession } from './render-page';
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { aCounterparty, aSignatory } from './a-counterparty';
export { aStoredFile } from './a-stored-file';
export { differencesOfFirstRows, firstRowTexts } from './first-rows-as-drawn';
