import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';

afterEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
});

const answered = (config: InternalAxiosRequestConfig) =>
  Promise.resolve({ data: { id: 5 }, status: 200, statusText: '', headers: new AxiosHeaders(), config });

it('fetches the code of the transport with the first call, and the call goes out as any other', async () => {
  const { http, configureHttp } = await import('./http');
  configureHttp({ getToken: () => 'first', onUnauthenticated: () => undefined, onLost: () => undefined });
  const sent: InternalAxiosRequestConfig[] = [];
  const { transport } = await import('./transport');
  transport.defaults.adapter = (config) => {
    sent.push(config);
    return answered(config);
  };
  expect((await http.post<{ id: number }>('/api/agreements', { number: '1' })).data).toEqual({ id: 5 });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer first');
  expect(sent[0]?.data).toBe('{"number":"1"}');
});

it('says of a transport whose code does not come that there is no connection', async () => {
  const { errorOf } = await import('./http');
  const { NoTransport } = await import('./instance');
  expect(errorOf(new NoTransport('gone'))).toMatchObject({
    status: null,
    message: 'Нет связи с сервером. Проверьте подключение и повторите.',
  });
  expect(errorOf(new AxiosError('gone')).message).toBe(errorOf(new NoTransport('gone')).message);
});
