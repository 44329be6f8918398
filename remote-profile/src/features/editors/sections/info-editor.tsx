import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import { infoUpdateSchema, saveInfoEndpoint, type InfoUpdate } from '@sopaan/schemas/profile/info';
import { AppLink, Typography } from '@sopaan/ui/core';
import { FormSelect, FormTextField } from '@sopaan/ui/forms';
import { FieldGrid, WideField } from '../form/form-layout';
import type { SectionEditor } from '../section-editor';
import { labelledLines } from './lines';
import { toOptions } from './options';

const states = toOptions(INDIAN_STATES);

function InfoFields() {
  return (
    <FieldGrid>
      <FormTextField name="info.firstName" label="First name" required autoComplete="given-name" />
      <FormTextField name="info.lastName" label="Last name" autoComplete="family-name" />
      <FormTextField name="info.phone" label="Phone" type="tel" autoComplete="tel" />
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        Your email address is changed in the{' '}
        <AppLink to={paths.profile('account')} underline="always">
          settings
        </AppLink>
        , as a new one has to be confirmed.
      </Typography>
      <WideField>
        <FormTextField name="info.address1" label="Address line 1" autoComplete="address-line1" />
      </WideField>
      <WideField>
        <FormTextField name="info.address2" label="Address line 2" autoComplete="address-line2" />
      </WideField>
      <FormTextField name="info.city" label="City" autoComplete="address-level2" />
      <FormTextField
        name="info.pincode"
        label="PIN code"
        autoComplete="postal-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormSelect name="info.state" label="State" clearable options={states} />
    </FieldGrid>
  );
}

export const infoEditor: SectionEditor<InfoUpdate> = {
  section: 'info',
  schema: infoUpdateSchema,
  read: ({ personalInfo: { firstName, lastName, phone }, address }) => ({
    info: {
      firstName,
      lastName,
      phone,
      address1: address.address1,
      address2: address.address2,
      city: address.city,
      state: address.state,
      pincode: address.pincode,
    },
  }),
  save: (request) => call(saveInfoEndpoint, request),
  toLines: ({ info }) =>
    labelledLines([
      ['First name', info.firstName],
      ['Last name', info.lastName],
      ['Phone', info.phone],
      ['Address line 1', info.address1],
      ['Address line 2', info.address2],
      ['City', info.city],
      ['State', info.state],
      ['PIN code', info.pincode],
    ]),
  Fields: InfoFields,
};
