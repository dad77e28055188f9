export { http, configureHttp, type HttpHooks } from './instance';
export { errorOf, type HttpFailure } from './failure';
export { downloadFile } from './download';
