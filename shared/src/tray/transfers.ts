/** What outlives the page it was begun on. The shell alone shows it: the doors of documents and registers fill it. */
export { RunningImports } from './running-imports';
export { TransferTray } from './transfer-tray';
