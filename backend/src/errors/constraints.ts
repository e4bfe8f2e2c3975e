/** For each unique index of the database: the field of a request, and the sentence for the person. */
export const UNIQUE_FIELDS: Readonly<Record<string, { readonly field: string; readonly message: string }>> = {
  users_username: { field: 'username', message: 'This username is already in use. Please choose another one.' },
  users_email: { field: 'email', message: 'This email is already in use. Please choose another one.' },
  states_name: { field: 'name', message: 'There is a state of this name already.' },
  states_code: { field: 'code', message: 'There is a state with this code already.' },
  cities_name: { field: 'name', message: 'There is a city of this name in this state already.' },
  services_name: { field: 'name', message: 'There is a service of this name already.' },
  specialties_name: { field: 'name', message: 'There is a specialty of this name already.' },
};
