# syntax=docker/dockerfile:1
# The server in a container: a compiled wheel, the pinned dependencies, and nothing of what built them.

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /build
COPY requirements/run.lock requirements/node.lock requirements/
# The tools of the build are pinned in the same file as what the game needs, and Node, which builds the page, in
# one of its own; they stay in this stage.
RUN pip install --require-hashes --requirement requirements/run.lock --requirement requirements/node.lock
COPY pyproject.toml setup.py MANIFEST.in LICENSE README.md ./
COPY web web
COPY src src
# Here a package that cannot be compiled is a fault.
RUN ARPENTS_COMPILE=1 pip wheel --no-deps --no-build-isolation --wheel-dir wheels .
COPY requirements/server.lock requirements/
RUN python -m venv /opt/arpents \
    && /opt/arpents/bin/pip install --require-hashes --requirement requirements/server.lock \
    && /opt/arpents/bin/pip install --no-deps wheels/*.whl

FROM python:3.11-slim
RUN groupadd --system --gid 10001 arpents \
    && useradd --system --uid 10001 --gid arpents --home-dir /data --shell /usr/sbin/nologin arpents \
    && install --directory --owner arpents --group arpents /data
COPY --from=build /opt/arpents /opt/arpents
ENV PATH=/opt/arpents/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ARPENTS_HOST=0.0.0.0 \
    ARPENTS_PORT=8000 \
    ARPENTS_DATABASE_URL=sqlite:////data/games.sqlite
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['ARPENTS_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["arpents"]
CMD ["serve"]
