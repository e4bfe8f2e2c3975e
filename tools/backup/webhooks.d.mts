export const REST_WEBHOOKS: string;
