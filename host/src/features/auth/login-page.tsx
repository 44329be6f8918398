import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { loginEndpoint, loginSchema } from '@sopaan/schemas/account';
import { AppLink } from '@sopaan/ui/core';
import { FormPasswordField, FormTextField } from '@sopaan/ui/forms';
import { AuthForm } from './auth-form';
import { AuthPage } from './auth-page';

const other = { question: 'New here?', label: 'Make an account', path: paths.signUp };

/** `/auth/login`: email and password. */
export function LoginPage() {
  return (
    <AuthPage title="Log in" introduction="Go on where you left off." other={other}>
      <AuthForm
        initialValues={{ email: '', password: '' }}
        schema={loginSchema}
        send={(values) => call(loginEndpoint, loginSchema.cast(values))}
        submitLabel="Log in"
        failure="You could not be logged in"
      >
        <FormTextField name="email" label="Email" type="email" required autoComplete="username" />
        <FormPasswordField
          name="password"
          label="Password"
          required
          autoComplete="current-password"
        />
        <AppLink to={paths.forgotPassword} variant="body2" sx={{ justifySelf: 'start' }}>
          Forgot your password?
        </AppLink>
      </AuthForm>
    </AuthPage>
  );
}
