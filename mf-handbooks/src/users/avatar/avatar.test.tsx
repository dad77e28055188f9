import type { User } from 'shared/contract/user/user';
import { fireEvent, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aUser } from '../a-user';
import UserPage from '../user.page';
import { squareOf } from './draw-avatar';

const NO_HISTORY = {
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 20, total: 0, total_is_capped: false },
};
const PHOTO = new File(['a photo of a phone'], 'IMG_1204.JPG', { type: 'image/jpeg' });

const mayChange = (given: Partial<User> = {}) => aUser({ id: 7, can: { change_avatar: true }, ...given });

/** What a browser does with a picture and jsdom does not: `drawn` takes what was asked of the canvas. */
function aBrowserThatDraws({ isReadable = true, drawn = jest.fn<undefined, number[]>() } = {}) {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(HTMLImageElement.prototype, {
    decode: () => (isReadable ? Promise.resolve() : Promise.reject(new Error('EncodingError'))),
  });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { configurable: true, value: 600 });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { configurable: true, value: 900 });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: drawn }),
    toBlob: (take: (blob: Blob) => void, type: string) => {
      take(new Blob(['small'], { type }));
    },
  });
  return drawn;
}

function open(user: User, routes: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'GET /api/users/7': user,
    'GET /api/users/7/history': NO_HISTORY,
    'GET /api/users/7/avatar': new Blob(['face'], { type: 'image/jpeg' }),
    ...routes,
  });
  return { network, ...renderPage(<UserPage />, { path: '/handbooks/users/:id', at: '/handbooks/users/7' }) };
}

const sent = (network: ReturnType<typeof stubNetwork>) =>
  network.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);

describe('the picture in a profile', () => {
  it('is drawn as a small square, sent, and shown at once', async () => {
    const drawn = aBrowserThatDraws();
    const { network, user, alerts, container } = open(mayChange(), {
      'PUT /api/users/7/avatar': mayChange({ avatar: '/api/users/7/avatar?v=31', lock_version: 2 }),
    });
    await user.upload(await screen.findByLabelText('Загрузить фото', { selector: 'input' }), PHOTO);
    await screen.findByRole('button', { name: 'Заменить фото' });
    expect(drawn.mock.calls[0]?.slice(1)).toEqual([0, 100, 600, 600, 0, 0, 256, 256]);
    const file = (network.requests.find(({ method }) => method === 'PUT')?.body as FormData).get(
      'file',
    ) as File;
    expect([file.type, file.size]).toEqual(['image/jpeg', 5]);
    expect(alerts()).toContain('Фото сохранено');
    await waitFor(() => {
      expect(container.querySelectorAll('img')).toHaveLength(1);
    });
  });

  it('is taken from a drop as well', async () => {
    aBrowserThatDraws();
    const { network } = open(mayChange(), { 'PUT /api/users/7/avatar': mayChange() });
    const button = await screen.findByRole('button', { name: 'Загрузить фото' });
    fireEvent.drop(button, { dataTransfer: { files: [PHOTO] } });
    await waitFor(() => {
      expect(sent(network)).toEqual([['PUT', '/api/users/7/avatar']]);
    });
  });

  it.each([
    ['a text', new File(['Договор'], 'photo.jpg', { type: 'image/jpeg' }), 'не читается как изображение'],
    [
      'a photo of an iPhone',
      new File(['\0\0\0\x18ftypheic'], 'IMG_1.heic'),
      'в формате HEIC. Сохраните его как JPEG',
    ],
  ])('cannot be made of %s, and that is said before anything is sent', async (_, file, text) => {
    aBrowserThatDraws({ isReadable: false });
    const { network, user } = open(mayChange());
    await user.upload(await screen.findByLabelText('Загрузить фото', { selector: 'input' }), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
    expect(sent(network)).toEqual([]);
  });

  it('is sent again without being chosen again when the network was away', async () => {
    aBrowserThatDraws();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { network, user } = open(mayChange(), {
      'PUT /api/users/7/avatar': () =>
        Promise.reject(Object.assign(new Error('Network Error'), { isAxiosError: true })),
    });
    await user.upload(await screen.findByLabelText('Загрузить фото', { selector: 'input' }), PHOTO);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    network.answer({ 'PUT /api/users/7/avatar': mayChange({ avatar: '/api/users/7/avatar?v=31' }) });
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByRole('button', { name: 'Заменить фото' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the server has against it', async () => {
    aBrowserThatDraws();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = 'Сотрудник уволен, фото ему не добавляют';
    const { user } = open(mayChange(), { 'PUT /api/users/7/avatar': reply(422, { message: text }) });
    await user.upload(await screen.findByLabelText('Загрузить фото', { selector: 'input' }), PHOTO);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });

  it('is taken away after a question', async () => {
    const { network, user, alerts } = open(mayChange({ avatar: '/api/users/7/avatar?v=31' }), {
      'DELETE /api/users/7/avatar': mayChange({ lock_version: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Удалить фото' }));
    expect(sent(network)).toEqual([]);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Удалить фото' }));
    await screen.findByRole('button', { name: 'Загрузить фото' });
    expect(alerts()).toContain('Фото удалено');
  });

  it('is not changed by whoever may not', async () => {
    open(aUser({ id: 7 }));
    await screen.findAllByText('Соколова Мария Дмитриевна');
    expect(screen.queryByText('Фото')).toBeNull();
  });
});

it('takes the middle of a lying photo, and of a standing one a little above it', () => {
  expect(squareOf(900, 600)).toEqual({ left: 150, top: 0, side: 600 });
  expect(squareOf(600, 900)).toEqual({ left: 0, top: 100, side: 600 });
});
