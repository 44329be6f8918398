import type { Certificate } from '@sopaan/schemas/courses/certificate';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { CertificateCode } from './certificate-code';

/**
 * A landscape A4 sheet, always dark on white. All its lengths are multiples of `--mm`: a millimetre in print, and on screens the width of
 * the sheet divided by 297. On narrow screens the text is larger, and the sheet may be taller than A4.
 */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { quiz, name, coursename, instituteName, teacher, issuedAt, withdrawnAt, sample, code } =
    certificate;
  return (
    <Box sx={{ containerType: 'inline-size', '@media print': { containerType: 'normal' } }}>
      <Box component="article" aria-labelledby="certificate-course" sx={sheet}>
        <Box sx={frame}>
          <p>Sopaan</p>
          <Box component="p" sx={{ fontSize: 'var(--large)' }}>
            {quiz ? 'Certificate of a result' : 'Certificate of completion'}
          </Box>
          {sample && <Box sx={mark}>Sample data: this is not a real certificate</Box>}
          {withdrawnAt !== null && (
            <Box sx={mark}>
              Withdrawn on <DateText value={withdrawnAt} />
            </Box>
          )}
          <p>This certifies that</p>
          <Box component="p" sx={{ fontSize: 'var(--larger)', fontWeight: 700 }}>
            {name}
          </Box>
          <p>
            {quiz
              ? `has solved ${quiz.score} of ${quiz.total} items of the test`
              : 'has finished all lessons of the course'}
          </p>
          <Box
            component="h1"
            id="certificate-course"
            sx={{ fontSize: 'var(--large)', fontWeight: 700 }}
          >
            {coursename}
          </Box>
          {teacher && <p>Taught by {teacher}</p>}
          {instituteName && <p>{instituteName}</p>}
          <p>
            Issued on <DateText value={issuedAt} />
            {quiz?.reissuedAt && (
              <>
                , reissued with a better result on <DateText value={quiz.reissuedAt} />
              </>
            )}
          </p>
          {quiz && <p>The result states how many items were solved. It is not an IQ.</p>}
          <CertificateCode code={code} />
        </Box>
      </Box>
    </Box>
  );
}

const sheet = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '--mm': 'calc(min(100cqw, 297mm) / 297)',
  '--text': 'max(calc(var(--mm) * 5), 0.95rem)',
  '--large': 'max(calc(var(--mm) * 9), 1.25rem)',
  '--larger': 'max(calc(var(--mm) * 13), 1.6rem)',
  width: 'calc(var(--mm) * 297)',
  minHeight: 'calc(var(--mm) * 210)',
  mx: 'auto',
  p: 'calc(var(--mm) * 10)',
  display: 'grid',
  bgcolor: 'common.white',
  color: '#1c1c22',
  boxShadow: 3,
  colorScheme: 'light',
  fontSize: 'var(--text)',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& p, & h1': { m: 0 },
  '& h1': { lineHeight: 1.2, fontFamily: 'inherit' },
  '@media print': {
    '--mm': '1mm',
    '--text': '5mm',
    '--large': '9mm',
    '--larger': '13mm',
    width: 'auto',
    minHeight: 0,
    // An A4 page without its margins, less a millimetre for rounding.
    height: '189mm',
    p: 0,
    boxShadow: 'none',
  },
} as const;

const frame = {
  display: 'grid',
  gap: 'calc(var(--mm) * 4)',
  alignContent: 'space-between',
  justifyItems: 'center',
  textAlign: 'center',
  p: 'calc(var(--mm) * 8)',
  border: 'calc(var(--mm) * 1) solid',
  borderRadius: 'calc(var(--mm) * 4)',
} as const;

const mark = {
  px: 1,
  border: '2px solid',
  borderRadius: 1,
  color: '#a3001e',
  fontWeight: 700,
} as const;
