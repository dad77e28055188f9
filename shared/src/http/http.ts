export { http, prepareHttp } from './instance';
export { configureHttp, type HttpHooks } from './hooks';
export { errorOf, type HttpFailure } from './failure';
export { downloadFile } from './download';
export { isThrifty, savesData } from './network-thrift';
export { whenIdle } from './when-idle';
