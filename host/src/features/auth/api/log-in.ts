import { call } from '@sopaan/api-client/call';
import { loginEndpoint, loginSchema, type Login } from '@sopaan/schemas/account/account';
import { startSession } from '@sopaan/session/actions';

export async function logIn(values: Login): Promise<void> {
  const { accessToken } = await call(loginEndpoint, loginSchema.cast(values));
  startSession(accessToken);
}
