import type { SwaggerCustomOptions } from '@nestjs/swagger';
import { PALETTE } from '@arogya/domain/palette';
import { API_FOR_ALL, API_FOR_INTEGRATIONS } from '@arogya/domain/integrations/texts';
import { PRODUCT } from '@arogya/domain/texts';
import { sessionActions, sessionForm, withoutCookie } from './swagger-session';

/** On a telephone nothing is wider than the screen: long paths and tables turn over. */
const STYLE = `
.swagger-ui .topbar { padding: 8px 0 }
.swagger-ui .topbar a.link { display: none }
.swagger-ui .topbar .download-url-wrapper { flex-wrap: wrap; justify-content: flex-start }
.swagger-ui .topbar .download-url-wrapper .select-label { flex-wrap: wrap; max-width: 100%; margin: 0 }
.swagger-ui .topbar .download-url-wrapper .select-label select { width: auto }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; word-break: normal }
.swagger-ui .session-form label { display: block; margin: 0.5rem 0 0.25rem }
.swagger-ui .session-form input { width: 100%; max-width: 20rem }
.swagger-ui .session-form p.session-problem { color: ${PALETTE.light.errorStrong}; font-weight: bold }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 10px }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; padding: 4px 0 }
  .swagger-ui table.parameters, .swagger-ui table.parameters tbody, .swagger-ui table.parameters tr, .swagger-ui table.parameters td { display: block; width: 100% }
  .swagger-ui table.parameters thead { display: none }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { max-width: 100%; width: 100% }
  .swagger-ui .response-col_links { display: none }
  .swagger-ui .scheme-container .schemes { flex-wrap: wrap }
  .swagger-ui .schemes label, .swagger-ui .schemes > * { margin-right: 0; max-width: 100% }
  .swagger-ui .opblock-body pre.microlight, .swagger-ui .highlight-code { max-width: 100%; overflow-x: auto }
}
`;

/** The addresses of what it shows. */
interface ShownContracts {
  readonly all: string;
  readonly integrations: string;
}

/**
 * A choice between all operations and those that keys may call, with a box that filters their tags, "Try it out" at once, and
 * Authorize by username and password or by key.
 */
export const swaggerUi = ({ all, integrations }: ShownContracts): SwaggerCustomOptions => ({
  explorer: true,
  customSiteTitle: `${PRODUCT} API`,
  customCss: STYLE,
  swaggerOptions: {
    urls: [
      { url: all, name: API_FOR_ALL },
      { url: integrations, name: API_FOR_INTEGRATIONS },
    ],
    filter: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    displayOperationId: false,
    withCredentials: true,
    plugins: [sessionForm, sessionActions],
    requestInterceptor: withoutCookie,
  },
});
