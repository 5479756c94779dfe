import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MessagesProvider } from '#components/kit/ui/messages.tsx';
import { AuthPage } from '#components/workplace/auth/auth-page.tsx';
import { SignInButton } from '#components/workplace/auth/sign-in-button.tsx';
import { chooseLanguage } from '#hooks/language.ts';
import { BANK } from '#lib/bank.ts';

afterEach(async () => {
  await chooseLanguage('id', '');
  localStorage.clear();
});

const shown = () =>
  render(
    <MessagesProvider>
      <AuthPage title="auth.masukJudul">
        <SignInButton callbackUrl="/" />
      </AuthPage>
    </MessagesProvider>,
  );

test('the page names the bank, shows the time, and Enter signs in', () => {
  shown();
  expect(screen.getByText(BANK)).toBeInTheDocument();
  expect(screen.getByRole('time')).toHaveTextContent(/^\d\d:\d\d$/);
  expect(screen.getByRole('button', { name: 'Masuk' })).toHaveFocus();
});

test('a stranger chooses the language, and the browser keeps it for the sign-in page alone', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to Amanah' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(Object.keys(localStorage)).toEqual(['amanah.language']);
});
