import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DonePage } from '../features/auth/password/done-page';
import { RequestPage } from '../features/auth/password/request-page';
import { ResetPage } from '../features/auth/password/reset-page';
import { SentPage } from '../features/auth/password/sent-page';
import { Component as NotFound } from './not-found.screen';

const steps = new Map<string | undefined, ReactNode>([
  ['request', <RequestPage key="request" />],
  ['sent', <SentPage key="sent" />],
  ['reset', <ResetPage key="reset" />],
  ['done', <DonePage key="done" />],
]);

/** `/auth/forgot-password/:status`: one page for each step. */
export function Component() {
  const { status } = useParams();
  return steps.get(status) ?? <NotFound />;
}
