# Denrei in one small image: the package that scripts/pack.mjs makes, installed.
# To build the same image again, name the base by its digest: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY bin ./bin
COPY scripts ./scripts
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/pack.mjs /tmp \
  && npm install --global --prefix /denrei --no-audit --no-fund /tmp/denrei-*.tgz \
  && cd /denrei/lib/node_modules/denrei/node_modules/better-sqlite3 \
  && rm -r deps src prebuilds/darwin-* prebuilds/win32-*

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Denrei" \
  org.opencontainers.image.description="Play-by-email service for two-player hex wargames" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
  DENREI_HOST=0.0.0.0 \
  DENREI_PORT=8080 \
  DENREI_DATA=/data
COPY --from=build /denrei /usr/local
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.DENREI_PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["denrei"]
