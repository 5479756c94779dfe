import type { ServerSession, SessionStatus, SessionUser } from './session.ts';

declare module 'next-auth' {
  interface Session extends SessionUser, SessionStatus {
    expires: string;
    user: { name: string };
  }
}

declare module 'next-auth/jwt' {
  interface JWT extends Partial<ServerSession> {}
}
