import { screen } from '@testing-library/react';

import { renderPage, stubNetwork } from '../../testing/testing';
import { RemarkQuote } from './remark-quote';

test('the words a remark is about stand there with the remark, and no code is waited for', () => {
  stubNetwork({});
  renderPage(
    <RemarkQuote
      of={{ type: 'agreement', id: 412 }}
      quote={{ text: 'в течение 10 дней', clause: '5.4', place: null }}
    />,
  );
  expect(screen.getByText(/в течение 10 дней/)).toBeInTheDocument();
});
