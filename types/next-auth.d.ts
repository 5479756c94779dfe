import type { ServerSession, SessionStanding, SessionUser } from './session.ts';

declare module 'next-auth' {
  interface Session extends SessionUser, SessionStanding {
    expires: string;
    user: { name: string };
  }
}

declare module 'next-auth/jwt' {
  interface JWT extends Partial<ServerSession> {}
}
