import { server } from 'shared/tooling/webpack';

export default server(import.meta.dirname);
