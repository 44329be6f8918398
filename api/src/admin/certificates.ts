import { setWithdrawn } from '../modules/certificates/certificates.repository';
import type { AddCommand } from './command';
import { parseReason } from './parse-reason';

export const addCertificates: AddCommand = (admin, execute) => {
  admin
    .command('certificates')
    .description('manage the certificates of courses')
    .command('withdraw')
    .description('withdraw a certificate; its page shows the reason')
    .argument('<code>')
    .requiredOption('--reason <text>', 'a text for everybody who opens it', parseReason)
    .action((code: string, { reason }: { reason: string }) =>
      execute(async ({ log, withDatabase }) => {
        const isWithdrawn = await withDatabase((database) => setWithdrawn(database, code, reason));
        if (!isWithdrawn) throw new Error(`There is no valid certificate ${code}.`);
        log('The certificate is withdrawn.');
      }),
    );
};
